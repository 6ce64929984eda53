import { useRouter } from 'next/router';
import { useState } from 'react';
import type { InputOf } from '../contract/api.endpoints';
import { paths } from '../contract/paths';
import { notify } from './notify';
import { useAction } from './use-action';
import { useKeptForm } from './use-kept-form';
import { useProofs } from './use-proofs';

type Words = Record<string, string>;
interface Options {
  unfit: string;
  sent: string;
  /** What is kept until it is sent: whose form it is, what it is about, and what is chosen beside the words. */
  kept: { name: string; about: string; values?: Words; restore?: (values: Words) => void };
}
type Wanted = Omit<InputOf<'POST /front/refunds'>['body'], 'reason' | 'photos'>;

/** Asks for money back in words and pictures, and leads to the list where the answer will stand. */
export function useRefundRequest({ sent, unfit, kept }: Options) {
  const router = useRouter();
  const [reason, setReason] = useState('');
  const form = useKeptForm<Words>({
    ...{ name: kept.name, about: kept.about },
    values: { ...kept.values, reason },
    restore: ({ reason: words = '', ...others }) => {
      setReason(words);
      kept.restore?.(Object.fromEntries(Object.entries(others).map(([key, value]) => [key, value ?? ''])));
    },
  });
  const { choose, failure, isUploading, upload } = useProofs(unfit);
  const { run, error, isRunning } = useAction('POST /front/refunds');
  return {
    reason,
    onReason: setReason,
    onPictures: choose,
    error: failure ? { code: 'UPLOAD', detail: failure } : error,
    isSending: isUploading || isRunning,
    send: async (wanted: Wanted) => {
      const photos = await upload();
      if (!photos || !(await run({ body: { ...wanted, reason, photos } }))) return;
      form.forget();
      notify.success(sent);
      await router.push(paths.refunds());
    },
  };
}
