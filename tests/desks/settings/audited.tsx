import type { AuditLine, AuditQuery } from '../../../src/contract/operator';
import { AuditScreen } from '../../../src/desks/settings/audit-screen';
import { renderUi } from '../../support/render';

/** A deed of Mei. */
export const line = (more: Partial<AuditLine> = {}): AuditLine => ({
  id: 'l1',
  at: '2030-01-01T10:00:00Z',
  staffId: 'm',
  staffName: 'Mei',
  keyName: null,
  action: 'staff.roles',
  subjectKind: 'STAFF',
  subjectId: 's1',
  subjectNo: null,
  shopperName: null,
  before: { roles: ['buyer'] },
  after: { roles: ['owner'] },
  reason: 'She leads now',
  requestId: 'q1',
  network: '10.0.0.x',
  ...more,
});
/** The log with these. */
export const open = (lines: AuditLine[], asked: AuditQuery = {}) =>
  renderUi(
    <AuditScreen lines={lines} people={[{ id: 'm', name: 'Mei' }]} asked={asked} warehouses={{ gz: 'Guangzhou' }} />,
    {
      url: '/operator/audit',
    },
  );
