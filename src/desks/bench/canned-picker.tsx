import { Menu } from '@mantine/core';
import { useState } from 'react';
import { useRequest } from '../../client/use-request';
import { useShell } from '../../client/use-shell';
import { useStaff } from '../../client/use-staff';
import { useTranslation } from '../../client/use-translation';
import { DEFAULT_LOCALE } from '../../contract/locales';
import type { CannedAnswer, DeskThread } from '../../contract/thread-desk';
import { ActionButton } from '../../ui/action-button';
import { filledAnswer } from './canned-answer';

interface Props {
  thread: DeskThread | null;
  onPick: (text: string, answer: CannedAnswer) => void;
}

/** Answers that the shop keeps, in the shopper's language, with what is known filled in. */
export function CannedPicker({ thread, onPick }: Props) {
  const { t } = useTranslation('operator');
  const { tenant } = useShell();
  const staff = useStaff();
  const [isOpen, setOpen] = useState(false);
  const { data } = useRequest('GET /operator/canned-answers', isOpen ? {} : undefined);
  const language = thread?.language ?? tenant.defaultLanguage;
  const textOf = ({ texts }: CannedAnswer) =>
    texts[language] ?? texts[tenant.defaultLanguage] ?? texts[DEFAULT_LOCALE] ?? Object.values(texts)[0] ?? '';
  const values = {
    ...{ name: thread?.shopper.name ?? '', reference: thread?.reference ?? '' },
    ...{ shop: tenant.name, staff: staff.name },
  };
  return (
    <Menu opened={isOpen} onChange={setOpen} position="bottom-start" shadow="md">
      <Menu.Target>
        <ActionButton size="xs" variant="default">
          {t('threads.canned')}
        </ActionButton>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {data?.items.length === 0 && <Menu.Item disabled>{t('threads.cannedNone')}</Menu.Item>}
        {data?.items.map((answer) => (
          <Menu.Item key={answer.id} onClick={() => onPick(filledAnswer(textOf(answer), values), answer)}>
            <bdi>{answer.title}</bdi>
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
