import { createContext, use } from 'react';
import type { StaffSelf } from '../contract/operator';
import type { Permission } from '../contract/staff-roles';

const NOBODY: StaffSelf = { id: '', name: '', email: '', language: 'en', roles: [], permissions: [] };

/** Who of the staff is at the desk; the frame of the desks says it. */
export const StaffContext = createContext<StaffSelf>(NOBODY);

export const useStaff = (): StaffSelf => use(StaffContext);

/** Whether who is at the desk has this right: what they may not do is absent. */
export const useMay = (permission: Permission): boolean => useStaff().permissions.includes(permission);
