import { systemTx } from '../../db/database';
import { DEPLOYMENT } from '../../kernel/caller-limit';
import { dataKeyOf } from '../../kernel/data-key';
import { AppError } from '../../kernel/app-error';
import { hashPassword } from '../../kernel/passwords';
import { newId } from '../../kernel/tokens';
import { recordPlatformCommand } from './deed.repo';
import { aboutFactor, personRepo } from './person.repo';

/** For whoever runs the server: people who stand above all shops come and go by commands alone. @throws AppError EMAIL_TAKEN */
export async function addPerson(
  { email, name, password, language }: { email: string; name: string; password: string; language: string },
  now: Date,
): Promise<void> {
  const loginHash = await hashPassword(password);
  await systemTx(async (tx) => {
    const isNew = await personRepo(tx).insert({ id: newId(), email, name, loginHash, language, createdAt: now });
    if (!isNew) throw new AppError('EMAIL_TAKEN');
    await recordPlatformCommand(tx, now, { action: 'person.add', after: { email, name } });
  });
}

/** A second factor that its app has already. @throws AppError NOT_FOUND */
export async function giveFactor(email: string, secret: string, now: Date): Promise<void> {
  await systemTx(async (tx) => {
    const people = personRepo(tx);
    const person = await people.findByEmail(email);
    if (!person) throw new AppError('NOT_FOUND');
    await people.offerSecret(person.id, (await dataKeyOf(tx, DEPLOYMENT)).seal(secret, aboutFactor(person.id)));
    await people.takeStep(person.id, 1, now);
    await recordPlatformCommand(tx, now, { action: 'person.change', after: { email, secondFactor: 'ON' } });
  });
}

/** @throws AppError NOT_FOUND */
export async function changePerson(
  email: string,
  change: { state?: 'ACTIVE' | 'SUSPENDED'; password?: string; forgetsFactor?: boolean },
  now: Date,
): Promise<void> {
  const loginHash = change.password === undefined ? undefined : await hashPassword(change.password);
  await systemTx(async (tx) => {
    const people = personRepo(tx);
    const person = await people.findByEmail(email);
    if (!person) throw new AppError('NOT_FOUND');
    const { state } = change;
    if (state || loginHash)
      await people.change(person.id, { ...(state && { state }), ...(loginHash && { loginHash }) });
    if (change.forgetsFactor) await people.forgetFactor(person.id);
    const after = {
      email,
      state,
      password: loginHash ? 'new' : undefined,
      secondFactor: change.forgetsFactor && 'OFF',
    };
    await recordPlatformCommand(tx, now, { action: 'person.change', after });
  });
}

export const listPeople = () => systemTx((tx) => personRepo(tx).list());
