import { payPasswordProblems } from '../../../contract/password';

/** What is wrong with a new pay password, at the field it was typed in. */
export const payPasswordErrors = (payPassword: string, path: string) =>
  payPasswordProblems(payPassword).map((code) => ({ path, code }));
