import { passwordProblems } from '../../contract/password';
import { ShopRefusal } from '../modules/tenant/register-shop.service';

export interface Asking {
  now: Date;
  /** Never of the words of a command, which every process of the machine can read. */
  askSecret: (question: string) => Promise<string>;
}

/** @throws ShopRefusal where it could be guessed */
export async function newPassword(email: string, { askSecret }: Asking): Promise<string> {
  const password = await askSecret(`New password of ${email}: `);
  const problems = passwordProblems(password, { email });
  if (problems.length > 0) throw new ShopRefusal(`The password is ${problems.join(', ')}.`);
  return password;
}
