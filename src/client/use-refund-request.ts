import { useRouter } from 'next/router';
import { useState } from 'react';
import type { InputOf } from '../contract/api.endpoints';
import { paths } from '../contract/paths';
import { notify } from './notify';
import { useAction } from './use-action';
import { useProofs } from './use-proofs';

interface Words {
  unfit: string;
  sent: string;
}
type Wanted = Omit<InputOf<'POST /front/refunds'>['body'], 'reason' | 'photos'>;

/** Asks for money back in words and pictures, and leads to the list where the answer will stand. */
export function useRefundRequest({ sent, unfit }: Words) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const { choose, failure, isUploading, upload } = useProofs(unfit);
  const { run, error, isRunning } = useAction('POST /front/refunds');
  return {
    reason,
    onReason: setReason,
    onPictures: choose,
    error: failure ? { detail: failure } : error,
    isSending: isUploading || isRunning,
    send: async (wanted: Wanted) => {
      const photos = await upload();
      if (!photos || !(await run({ body: { ...wanted, reason, photos } }))) return;
      notify.success(sent);
      await router.push(paths.refunds());
    },
  };
}
