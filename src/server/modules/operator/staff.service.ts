import type { Locale } from '../../../contract/locales';
import type { DefaultRole } from '../../../contract/staff-roles';
import { shopTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { hashPassword } from '../../kernel/passwords';
import { newId, newToken } from '../../kernel/tokens';
import { recordCommand } from './audit.service';
import { setRoles, setState } from './change-staff.service';
import { factorRepo } from './factor.repo';
import { staffRepo } from './staff.repo';

export interface StaffSpec {
  email: string;
  name: string;
  password: string;
  language: Locale;
  roles: readonly DefaultRole[];
}

/** By command of whoever runs the shops: the first owner has nobody else. @returns the id @throws AppError EMAIL_TAKEN */
export async function addStaff(tenantId: string, spec: StaffSpec, now: Date): Promise<string> {
  const { password, ...rest } = spec;
  return addHashed(tenantId, { ...rest, loginHash: await hashPassword(password) }, now);
}

type HashedSpec = Omit<StaffSpec, 'password'> & { loginHash: string };

/** Somebody whose password was hashed before. @returns the id @throws AppError EMAIL_TAKEN */
export async function addHashed(tenantId: string, spec: HashedSpec, now: Date): Promise<string> {
  const { name, language, roles, loginHash } = spec;
  const email = spec.email.toLowerCase();
  const id = newId();
  await shopTx(tenantId, async (tx) => {
    const people = staffRepo(tx, { tenantId });
    await people.lockRoles();
    if (!(await people.insert({ id, email, name, language, loginHash, createdAt: now })))
      throw new AppError('EMAIL_TAKEN');
    await people.assign(id, [...roles], now);
    const after = { email, name, language, roles };
    await recordCommand(tx, tenantId, now, { action: 'staff.add', subjectKind: 'STAFF', subjectId: id, after });
  });
  return id;
}

/** Everybody who was ever of the staff, in the order in which they came. */
export const listStaff = (tenantId: string) => shopTx(tenantId, (tx) => staffRepo(tx, { tenantId }).list());

/** People whose passwords are published: nobody gets in with these any more, nor stays. */
export async function shutStaff(tx: Tx, tenantId: string, emails: string[], now: Date): Promise<void> {
  const people = staffRepo(tx, { tenantId });
  for (const email of emails) {
    const known = await people.findByEmail(email.toLowerCase());
    if (!known) continue;
    await people.update(known.id, { loginHash: await hashPassword(newToken()) });
    await recordCommand(tx, tenantId, now, { action: 'staff.shut', subjectKind: 'STAFF', subjectId: known.id });
  }
}

type Named = (tx: Tx, staffId: string) => Promise<void>;
/** @throws AppError NOT_FOUND */
const forNamed = (tenantId: string, email: string, work: Named) =>
  shopTx(tenantId, async (tx) => {
    const known = await staffRepo(tx, { tenantId }).findByEmail(email);
    if (!known) throw new AppError('NOT_FOUND');
    await work(tx, known.id);
  });

export const setRolesByCommand = (tenantId: string, email: string, roles: DefaultRole[], now: Date) =>
  forNamed(tenantId, email, (tx, id) => setRoles(tx, { tenantId, now }, id, roles));

export const setStateByCommand = (tenantId: string, email: string, state: 'ACTIVE' | 'SUSPENDED', now: Date) =>
  forNamed(tenantId, email, (tx, id) => setState(tx, { tenantId, now }, id, state));

/** For who has lost the app and what stands in for it: whoever runs the shops knows who that is. Ends every session. */
export const removeFactorByCommand = (tenantId: string, email: string, now: Date) =>
  forNamed(tenantId, email, async (tx, id) => {
    await factorRepo(tx, { tenantId, staffId: id }).remove();
    await recordCommand(tx, tenantId, now, { action: 'staff.second-factor', subjectKind: 'STAFF', subjectId: id });
  });

/** Ends every session. */
export async function setPasswordByCommand(tenantId: string, email: string, password: string, now: Date) {
  const loginHash = await hashPassword(password);
  await forNamed(tenantId, email, async (tx, id) => {
    await staffRepo(tx, { tenantId }).update(id, { loginHash });
    await recordCommand(tx, tenantId, now, { action: 'staff.password', subjectKind: 'STAFF', subjectId: id });
  });
}
