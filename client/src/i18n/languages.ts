/** All languages of the interface: a new one is a folder like `en/` and one line here. */
import type { Language } from "@mindbug/shared/text";
import type { LanguageBook } from "./books.ts";
import { ENGLISH } from "./en/index.ts";
import { FRENCH } from "./fr/index.ts";

export const BOOKS: Readonly<Record<Language, LanguageBook>> = { en: ENGLISH, fr: FRENCH };
