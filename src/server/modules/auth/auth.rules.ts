import { passwordProblems } from '../../../contract/password';

interface Wrong {
  path: string;
  code: string;
}

/** What is wrong with a new login password, at the field it was typed in. @param shopNames in every language */
export function weakPasswordErrors(
  password: string,
  { path, email, shopNames }: { path: string; email: string; shopNames: string[] },
): Wrong[] {
  const problems = ['', ...shopNames].flatMap((tenantName) => passwordProblems(password, { email, tenantName }));
  return [...new Set(problems)].map((code) => ({ path, code }));
}

/** A company tells its licence and who stands for it. */
export function companyErrors(input: { kind: string; businessLicenseNo?: string; legalPersonName?: string }): Wrong[] {
  if (input.kind !== 'COMPANY') return [];
  const missing = (['businessLicenseNo', 'legalPersonName'] as const).filter((path) => !input[path]);
  return missing.map((path) => ({ path, code: 'required' }));
}

export const isPromotionCode = (code: string, known: string[] = []) =>
  known.some((one) => one.toLowerCase() === code.toLowerCase());
