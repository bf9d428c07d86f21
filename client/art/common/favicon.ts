/** Favicons and the logo stay vector: plain shapes, no filters, readable at 16 px. */
const LEGS = 'M9 13 4 9M8 18H3M9 22l-5 5M23 13l5-4M24 18h5M23 22l5 5M13 8Q12 4 8 4M19 8q1-4 5-4';
const SHELL = 'M16 7q8 0 9 8 1 12-9 13Q6 27 7 15q1-8 9-8Z';

function bug(shell: string, leg: string, eyes: string): string {
  return `<path d="${LEGS}" fill="none" stroke="#1a0f26" stroke-width="4" stroke-linecap="round"/><path d="${LEGS}" fill="none" stroke="${leg}" stroke-width="2" stroke-linecap="round"/><path d="${SHELL}" fill="${shell}" stroke="#1a0f26" stroke-width="1.500"/><path d="M16 8v6M12 9.500q-3 2-.5 4M20 9.500q3 2 .5 4" fill="none" stroke="${leg}" stroke-width="1.300" stroke-linecap="round"/>${eyes}`;
}

const spiral = (x: number): string => `<circle cx="${x}" cy="19.500" r="3.600" fill="#fff4e0" stroke="#1a0f26" stroke-width="1.100"/><path d="M${x} 19.500q1.600-.9 1.400.8-.7 1.600-2.400.5-1.200-2 1-3.100" fill="none" stroke="#b5327e" stroke-width=".9" stroke-linecap="round"/>`;

export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#241833"/>${bug('#43c74a', '#1f7a3e', spiral(12.2) + spiral(19.8))}</svg>`;

/** "Your turn": the same bug, lit, with a lamp in the corner, so that shape changes as well as colour. */
export const faviconTurn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#7dff6b"/>${bug('#241833', '#241833', spiral(12.2) + spiral(19.8))}<circle cx="25.500" cy="6.500" r="6" fill="#ff5d5d" stroke="#1a0f26" stroke-width="1.500"/><path d="M25.500 3.300v3.800" stroke="#fff4e0" stroke-width="2" stroke-linecap="round"/><circle cx="25.500" cy="9.700" r="1.100" fill="#fff4e0"/></svg>`;

export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${bug('#43c74a', '#1f7a3e', spiral(12.2) + spiral(19.8))}</svg>`;
