import type { ReactNode } from 'react';
import { useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import type { StaffInvitation, StaffPerson, StaffRole } from '../../contract/operator';
import { PageTitle } from '../../ui/page-title';
import { InvitationList } from './invitation-list';
import { InviteForm } from './invite-form';
import { PersonCard } from './person-card';
import classes from './settings.module.css';

interface Props {
  people: StaffPerson[];
  roles: StaffRole[];
  invitations: StaffInvitation[];
  warehouses: { id: string; name: string; isOpen: boolean }[];
  /** What else is decided here about who may look. */
  children?: ReactNode;
}

/** The people of this shop: who they are, who is asked to come, and to ask somebody. */
export function StaffScreen({ people, roles, invitations, warehouses, children }: Props) {
  const { t } = useTranslation('operator');
  const mayManage = useStaff().permissions.includes('staff.manage');
  return (
    <div className={classes.page}>
      <PageTitle title={t('nav.staff')} />
      <h1 className={classes.title}>{t('nav.staff')}</h1>
      <ul className={classes.people}>
        {people.map((person) => (
          <PersonCard
            // as it was read anew
            key={`${person.id}-${String(person.version)}`}
            person={person}
            roles={roles}
            warehouses={warehouses}
            mayManage={mayManage}
          />
        ))}
      </ul>
      <InvitationList invitations={invitations} roles={roles} mayManage={mayManage} />
      {mayManage && <InviteForm roles={roles} />}
      {children}
    </div>
  );
}
