import type { Locale } from '../../../contract/locales';
import type { DefaultRole } from '../../../contract/staff-roles';
import { tenantTx, type Tx } from '../../db/database';
import { AppError } from '../../kernel/app-error';
import { hashPassword } from '../../kernel/passwords';
import { newId } from '../../kernel/tokens';
import { recordCommand } from './audit.service';
import { staffRepo } from './staff.repo';

export interface StaffSpec {
  email: string;
  name: string;
  password: string;
  language: Locale;
  roles: readonly DefaultRole[];
}

const inTenant = <T>(tenantId: string, work: (tx: Tx) => Promise<T>) => tenantTx({ tenantId, shopperId: '' }, work);

/** By command of whoever runs the shops: the first owner has nobody else. @returns the id @throws AppError EMAIL_TAKEN */
export async function addStaff(tenantId: string, spec: StaffSpec, now: Date): Promise<string> {
  const { name, language, roles } = spec;
  const email = spec.email.toLowerCase();
  const loginHash = await hashPassword(spec.password);
  const id = newId();
  await inTenant(tenantId, async (tx) => {
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
