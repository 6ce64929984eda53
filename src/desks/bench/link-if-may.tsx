import Link from 'next/link';
import type { ReactNode } from 'react';
import { useMay } from '../../client/use-staff';
import type { Permission } from '../../contract/staff-roles';

interface Props {
  /** What opens the record. */
  needs: Permission;
  href: string;
  children: ReactNode;
}

/** The way to another record for who may open it; its plain name for everybody else. */
export function LinkIfMay({ needs, href, children }: Props) {
  if (!useMay(needs)) return <bdi>{children}</bdi>;
  return (
    <Link href={href} prefetch={false}>
      <bdi>{children}</bdi>
    </Link>
  );
}
