import type { WITHDRAWAL_WARNINGS } from '../../../contract/withdrawal-desk.enums';

type Warning = (typeof WITHDRAWAL_WARNINGS)[number];

/** What changed so shortly before it was asked for says that it may not be the shopper who asks. */
export const WATCHED_HOURS = 72;
export const WATCHED_NEWS = ['PAY_PASSWORD_SET', 'PAY_PASSWORD_CHANGED', 'EMAIL_CHANGED'];
const NEW_DAYS = 7;

/** What a person looks at twice before money leaves. @param news of what the shopper was told in those hours */
export function warningsOf(
  { createdAt, shopperSince }: { createdAt: Date; shopperSince: Date },
  { news, wasPaidTo }: { news: string[]; wasPaidTo: boolean },
): Warning[] {
  const isNew = createdAt.getTime() - shopperSince.getTime() < NEW_DAYS * 86_400_000;
  const found: [Warning, boolean][] = [
    ['PAY_PASSWORD', news.some((code) => code.startsWith('PAY_PASSWORD'))],
    ['EMAIL', news.includes('EMAIL_CHANGED')],
    ['NEW_SHOPPER', isNew],
    ['NEW_ACCOUNT', !wasPaidTo],
  ];
  return found.filter(([, isSo]) => isSo).map(([warning]) => warning);
}
