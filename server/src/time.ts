const elapsed = (): number => Number(process.hrtime.bigint() / 1_000_000n);
const STARTED = Date.now() - elapsed();

/**
 * The time of day as it was at the start plus what has passed since: whoever sets the machine's clock gives nobody time
 * and takes none.
 */
export const steadyNow = (): number => STARTED + elapsed();
