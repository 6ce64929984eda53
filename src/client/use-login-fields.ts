import { useFields } from './use-fields';

const loginRules = () => import('../contract/auth.schemas').then((file) => file.LoginInput);

/** E-mail and password, by the rules of every login here: the shopper's and the staff's. */
export const useLoginFields = () => useFields(loginRules, { email: '', password: '' });

export type LoginFields = ReturnType<typeof useLoginFields>;
