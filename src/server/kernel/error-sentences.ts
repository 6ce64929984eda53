import type { ErrorCode } from '../../contract/errors';
import type { Locale } from '../../contract/locales';
import { findMessage } from './messages';

/** `errors.<CODE>` of the messages. */
export const errorSentence = (code: ErrorCode, locale: Locale): string => findMessage(locale, `errors.${code}`) ?? code;
