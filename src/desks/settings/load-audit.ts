import type { Call } from '../../client/caller';
import type { AuditQuery } from '../../contract/operator';

/** What an address may ask for; what is of no such form is left out. */
const FORMS: Record<keyof AuditQuery, RegExp> = {
  staffId: /^[\w-]{1,64}$/,
  action: /^[\w.-]{1,40}$/,
  subjectKind: /^\w{1,40}$/,
  subjectId: /^[\w-]{1,64}$/,
  day: /^2\d{3}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$|^2\d{3}-(0[13-9]|1[0-2])-(29|30)$|^2\d{3}-(0[13578]|1[02])-31$/,
  after: /^[\w-]{1,64}$/,
};

/** The lines that an address asks for, and whom else it could ask about. */
export async function loadAudit(call: Call, query: Record<string, string | undefined>, mayReadStaff: boolean) {
  const asked: AuditQuery = Object.fromEntries(
    Object.entries(FORMS).flatMap(([name, form]) => {
      const value = query[name];
      return value && form.test(value) ? [[name, value]] : [];
    }),
  );
  const [lines, people, warehouses] = await Promise.all([
    call('GET /operator/audit', { query: asked }),
    mayReadStaff ? call('GET /operator/staff', {}) : [],
    call('GET /operator/warehouses', {}),
  ]);
  return {
    lines,
    asked,
    people: people.map(({ id, name }) => ({ id, name })),
    warehouses: Object.fromEntries(warehouses.map(({ id, name }) => [id, name])),
  };
}
