import { domOf } from "../app/domOf.tsx";
import { SettingsPanel } from "../components/SettingsPanel.tsx";

export const settingsPanel = (): HTMLElement => domOf(<SettingsPanel />);
