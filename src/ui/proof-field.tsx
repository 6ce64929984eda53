import { Anchor, PasswordInput, Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTranslation } from '../client/use-translation';

/** Draws the field of a mailed code: it belongs to a feature, the page gives it. */
export type RenderCode = (code: string, onChange: (code: string) => void) => ReactNode;

/** That the shopper is who is logged in: by the login password, or by a code from the mail. `body` is what a call takes. */
export function useProof() {
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const isPassword = way === 'password';
  return {
    isPassword,
    password,
    setPassword,
    code,
    setCode,
    toggle: () => setWay(isPassword ? 'code' : 'password'),
    isFull: isPassword ? password !== '' : code.length === 6,
    body: isPassword ? { loginPassword: password } : { emailVerificationCode: code },
  };
}

interface Props {
  proof: ReturnType<typeof useProof>;
  renderCode: RenderCode;
}

export function ProofField({ proof, renderCode }: Props) {
  const { t } = useTranslation('common');
  return (
    <Stack gap={6}>
      {proof.isPassword ? (
        <PasswordInput
          name="loginPassword"
          label={t('proof.password')}
          autoComplete="current-password"
          value={proof.password}
          onChange={(event) => proof.setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ 'aria-label': t('proof.show') }}
        />
      ) : (
        renderCode(proof.code, proof.setCode)
      )}
      <Anchor component="button" type="button" size="sm" ta="start" onClick={proof.toggle}>
        {t(proof.isPassword ? 'proof.byCode' : 'proof.byPassword')}
      </Anchor>
    </Stack>
  );
}
