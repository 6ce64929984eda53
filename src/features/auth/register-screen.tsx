import { Anchor, Checkbox, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState, type FormEvent } from 'react';
import { paths } from '../../contract/paths';
import { useAction } from '../../client/use-action';
import { useFieldText } from '../../client/use-field-text';
import { useFields, type FieldErrors } from '../../client/use-fields';
import { useTenant } from '../../client/use-shell';
import { useTranslation } from '../../client/use-translation';
import { passwordProblems } from '../../contract/password';
import { ActionButton } from '../../ui/action-button';
import { RefusalAlert } from '../../ui/refusal-alert';
import type { SampleAccounts } from '../../contract/auth';
import { SampleMails } from '../../ui/sample-mails';
import { AuthCard } from './auth-card';
import { EmailCodeField } from './email-code-field';
import { ExternalReturnNotice } from './external-return-notice';
import { NewPasswordField } from './new-password-field';
import { useOpenSession, type LoginTarget } from './use-open-session';
import { LayerLoading } from '../../ui/part-loading';

const TermsDialog = dynamic(() => import('./terms-dialog').then((file) => file.TermsDialog), {
  ssr: false,
  loading: LayerLoading,
});

const EMPTY = {
  kind: 'INDIVIDUAL' as 'INDIVIDUAL' | 'COMPANY',
  name: '',
  phoneNumber: '',
  email: '',
  verificationCode: '',
  loginPassword: '',
  promotionCode: '',
  businessLicenseNo: '',
  legalPersonName: '',
};
type TextField = Exclude<keyof typeof EMPTY, 'kind'>;

const signupRules = () => import('../../contract/auth.schemas').then((file) => file.SignupInput);

interface Props extends LoginTarget {
  /** Where a shop shows its mails instead of sending them. */
  mails: SampleAccounts['mails'];
}

/** Open an account as a person or as a company (SES-9). */
export function RegisterScreen({ mails, ...target }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const tenant = useTenant();
  const { values, errors, set, validate, takeErrors } = useFields(signupRules, EMPTY);
  const fieldText = useFieldText(errors);
  const signup = useAction('POST /front/user/signup', { onError: takeErrors });
  const { openSession, pending, proceed, decline } = useOpenSession(target);
  const [hasAgreed, setAgreed] = useState(false);
  const [showsTerms, setShowsTerms] = useState(false);
  const isCompany = values.kind === 'COMPANY';

  const context = { email: values.email, tenantName: tenant.name };
  const ownRules = (): FieldErrors => {
    const [problem] = passwordProblems(values.loginPassword, context);
    return {
      ...(values.verificationCode ? {} : { verificationCode: 'required' }),
      ...(values.loginPassword && problem ? { loginPassword: problem } : {}),
      ...(isCompany && !values.businessLicenseNo ? { businessLicenseNo: 'required' } : {}),
      ...(isCompany && !values.legalPersonName ? { legalPersonName: 'required' } : {}),
      ...(hasAgreed ? {} : { terms: 'terms' }),
    };
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = await validate(ownRules());
    const session = body && (await signup.run({ body }));
    if (session) await openSession(session);
  };
  const field = (name: TextField) => ({
    name,
    label: t(`field.${name}`),
    value: values[name],
    onChange: (event: { currentTarget: { value: string } }) => set(name, event.currentTarget.value),
    error: fieldText(name),
  });

  if (pending)
    return <ExternalReturnNotice site={pending.host} email={pending.email} onProceed={proceed} onDecline={decline} />;
  return (
    <AuthCard
      title={t('register.title')}
      lead={target.reason && t(`reason.${target.reason}`)}
      footer={
        <Text>
          {t('register.haveAccount')}{' '}
          <Anchor
            component={Link}
            href={paths.login(target.redirectUrl, target.refrom, target.reason)}
            underline="always"
          >
            {t('register.toLogin')}
          </Anchor>
        </Text>
      }
    >
      <RefusalAlert error={signup.error} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <SegmentedControl
            fullWidth
            aria-label={t('register.kind')}
            value={values.kind}
            onChange={(kind) => set('kind', kind as typeof values.kind)}
            data={[
              { value: 'INDIVIDUAL', label: t('register.individual') },
              { value: 'COMPANY', label: t('register.company') },
            ]}
          />
          <TextInput {...field('name')} autoComplete="name" />
          {isCompany && <TextInput {...field('businessLicenseNo')} />}
          {isCompany && <TextInput {...field('legalPersonName')} />}
          <TextInput {...field('email')} type="email" autoComplete="email" />
          <EmailCodeField
            email={values.email}
            purpose="SIGNUP"
            value={values.verificationCode}
            onChange={(code) => set('verificationCode', code)}
            error={fieldText('verificationCode')}
          />
          <SampleMails mails={mails} />
          <NewPasswordField
            label={t('field.password')}
            value={values.loginPassword}
            onChange={(password) => set('loginPassword', password)}
            error={fieldText('loginPassword')}
            context={context}
          />
          <TextInput {...field('phoneNumber')} type="tel" autoComplete="tel" placeholder={t('field.optional')} />
          <TextInput {...field('promotionCode')} placeholder={t('field.optional')} />
          <div>
            <Checkbox
              checked={hasAgreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
              error={fieldText('terms')}
              label={t('register.terms')}
            />
            <Anchor component="button" type="button" size="sm" ps={32} mih={32} onClick={() => setShowsTerms(true)}>
              {t('register.readTerms')}
            </Anchor>
          </div>
          <ActionButton type="submit" size="md" loading={signup.isRunning}>
            {t('register.submit')}
          </ActionButton>
        </Stack>
      </form>
      {showsTerms && <TermsDialog onClose={() => setShowsTerms(false)} />}
    </AuthCard>
  );
}
