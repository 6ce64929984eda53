import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { notify } from '../../client/notify';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { useTroubleDecision, type TroubleChoice } from './use-trouble-decision';

interface Props extends Pick<ButtonProps, 'variant' | 'color'> {
  orderId: string;
  choice: TroubleChoice;
  words: { open: string; text: string; confirm?: string; keep: string; done: string };
  isDangerous?: boolean;
  onChanged: () => void;
}

/** Something said of a shipment in trouble that cannot be taken back: it is asked first whether that is meant. */
export function AskedDecision({ orderId, choice, words, isDangerous = true, onChanged, ...look }: Props) {
  const [isAsking, setAsking] = useState(false);
  const decision = useTroubleDecision(orderId, onChanged);
  const decide = async () => {
    const done = await decision.say(choice);
    setAsking(false);
    if (!done) return;
    notify.success(words.done);
    onChanged();
  };
  return (
    <>
      <Button {...look} onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.open}
        text={words.text}
        confirmLabel={words.confirm ?? words.open}
        cancelLabel={words.keep}
        isDangerous={isDangerous}
        isRunning={decision.isRunning}
        onConfirm={() => void decide()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
