import { domOf } from "../app/domOf.tsx";
import { CardFace, type FaceDetail, Reminders } from "../components/CardFace.tsx";

export const cardFace = (key: string, detail: FaceDetail): HTMLElement =>
  domOf(<CardFace card={key} detail={detail} />);
export const reminders = (key: string): HTMLElement => domOf(<Reminders card={key} />);
