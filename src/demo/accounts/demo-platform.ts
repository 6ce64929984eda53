import { Secret, TOTP } from 'otpauth';
import { AppError } from '../../server/kernel/app-error';
import type { Ctx } from '../../server/kernel/context';
import { addPerson, giveFactor, listPeople } from '../../server/modules/platform/people.service';
import { demoText } from '../demo-text';

/** Published on purpose: who runs a demo lets everybody stand above its shops. */
const PERSON = { email: 'platform@demo.example', name: 'Pia Platform', password: 'Sampan-demo-2', language: 'en' };
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** Somebody to try the platform as, once; a password that was changed stays. */
export async function seedPlatformPerson(now: Date): Promise<void> {
  if ((await listPeople()).some(({ email }) => email === PERSON.email)) return;
  await addPerson(PERSON, now);
  await giveFactor(PERSON.email, SECRET, now);
}

/** With the code that their app would show now. @throws AppError NOT_FOUND where somebody has suspended them */
export async function listSamplePeople({ locale, now }: Ctx) {
  const isThere = (await listPeople()).some(({ email, state }) => email === PERSON.email && state === 'ACTIVE');
  if (!isThere) throw new AppError('NOT_FOUND');
  const { email, password } = PERSON;
  return {
    title: demoText(locale, 'platform.title'),
    action: demoText(locale, 'staff.use'),
    accounts: [{ label: demoText(locale, 'platform.owner'), email, password }],
    code: new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: now().getTime() }),
  };
}
