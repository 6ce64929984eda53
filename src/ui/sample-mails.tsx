import { Anchor } from '@mantine/core';
import type { SampleAccounts } from '../contract/auth';

/** Where a code is read that is not sent, beside what was typed: the page is no page of the shop. */
export function SampleMails({ mails }: { mails: SampleAccounts['mails'] }) {
  return (
    mails && (
      <Anchor href={mails.page} target="_blank" rel="noreferrer" size="sm">
        {mails.label}
      </Anchor>
    )
  );
}
