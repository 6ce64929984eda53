import type { StaffSelf } from '../../../src/contract/operator';
import type { Permission } from '../../../src/contract/staff-roles';

/** Who is at the desk, with these rights. */
export const staffSelf = (permissions: readonly Permission[]): StaffSelf => ({
  id: 'me',
  name: 'Ada',
  email: 'ada@desk.example',
  language: 'en',
  roles: [],
  permissions: [...permissions],
});
