'use client';

import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/forms/ErrorSummary';
import { HiddenFields } from '@/components/forms/HiddenFields';
import { useSiteForm } from '@/components/forms/use-site-form.client';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { FormAnswer } from '@/lib/forms/outcomes';
import { getFormAction } from '@/lib/forms/kinds';
import { ENTERPRISE_DEFAULTS } from '@/lib/units/enterprise-package';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { closeOverlay, showResult, useOverlays, type Suggestion } from '@/stores/overlays';
import { DetailsStep } from './DetailsStep';
import type { EnterpriseValues } from './values';
import { PackageStep } from './PackageStep.client';
import { StepHead } from './StepHead.client';
import s from './Enterprise.module.scss';

type Props = {
  locale: Locale;
  messages: FormMessages;
  /** Without the dialog's header, there is no close button, so the form itself offers a way out. */
  isOnboarding?: boolean;
};

type StepsProps = { suggestion: Suggestion | null };

const DEFAULTS: EnterpriseValues = {
  ...ENTERPRISE_DEFAULTS,
  ...{ companyName: '', email: '', telegram: '', message: '' },
};

function Steps({ messages, locale, isOnboarding, suggestion }: Props & StepsProps) {
  const [step, setStep] = useState(1);
  const [failure, setFailure] = useState<FormAnswer | null>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const { form, bind, check, isSending, formProps, summary } = useSiteForm<EnterpriseValues>({
    ...{ kind: 'enterprise', defaults: DEFAULTS, messages, locale },
    given: suggestion ?? undefined,
    onEnd: (answer) => {
      const isSent = answer.outcome === 'sent';
      const { doneTitle, doneText } = messages.enterprise;
      // The dialog was closed during the request.
      if (!isOpen.current) {
        return showResult(isSent ? { ...answer, title: doneTitle, text: doneText } : answer);
      }
      setFailure(isSent ? null : answer);
      if (isSent) setStep(3);
    },
  });

  const goOn = async () => {
    if (await check(['rps', 'cuAmount', 'tokens'])) setStep(2);
  };

  const { enterprise, actions } = messages;
  if (step === 3) {
    return (
      <div className={s.step} role="status">
        <StepHead step={3} messages={messages} title={enterprise.doneTitle} />
        <p>{enterprise.doneText}</p>
        <Button onClick={closeOverlay}>{actions.continue}</Button>
      </div>
    );
  }
  return (
    <form {...formProps} method="post" action={getFormAction('enterprise')} noValidate>
      <HiddenFields locale={locale} honeypotLabel={messages.honeypot} />
      {summary ? (
        <div className={s.summary}>
          <ErrorSummary {...summary} />
        </div>
      ) : null}
      {step === 1 ? (
        <PackageStep {...{ form, bind, messages, locale, onNext: () => void goOn() }}>
          {isOnboarding ? (
            <Button variant="quiet" onClick={closeOverlay}>
              {actions.later}
            </Button>
          ) : null}
        </PackageStep>
      ) : (
        <div className={s.step}>
          <StepHead
            step={2}
            messages={messages}
            title={enterprise.details}
            onBack={() => setStep(1)}
          />
          <DetailsStep bind={bind} messages={messages} count={form.watch('message').length} />
          {failure ? (
            <Notice tone="error" title={failure.title}>
              {failure.text}
            </Notice>
          ) : null}
          <Button type="submit" size="l" isLoading={isSending} loadingLabel={actions.sending}>
            {actions.sendRequest}
          </Button>
        </div>
      )}
    </form>
  );
}

/** The request for an enterprise package: what, for whom, and its confirmation. */
export function Enterprise(props: Props) {
  const suggestion = useOverlays((state) => state.suggestion);
  // It may have been prepared before the click that suggests something.
  return <Steps key={JSON.stringify(suggestion)} {...props} suggestion={suggestion} />;
}
