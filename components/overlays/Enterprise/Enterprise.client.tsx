'use client';

import { useEffect, useRef, useState } from 'react';
import { ErrorSummary } from '@/components/forms/ErrorSummary';
import { HiddenFields } from '@/components/forms/HiddenFields';
import { useSiteForm } from '@/components/forms/use-site-form.client';
import { QuoteSummary } from '@/components/forms/QuoteStrip';
import { QuoteStrip } from '@/components/forms/QuoteStrip/QuoteStrip.client';
import { Button } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import type { FormAnswer } from '@/lib/forms/outcomes';
import { getFormAction } from '@/lib/forms/kinds';
import { CUSTOM_RATE, ENTERPRISE_DEFAULTS } from '@/lib/units/enterprise-package';
import { getPackage } from '@/lib/units/package';
import type { FormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import { formatLargeNumber, formatNumber } from '@/lib/i18n/format';
import { formatMessage } from '@/lib/i18n/format-message';
import type { QuoteRequest } from '@/lib/quotes/quote-request';
import { closeOverlay, showResult, useOverlays, type Suggestion } from '@/stores/overlays';
import { useQuote } from '@/stores/quote';
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

/** Returns the package that covers the visitor's estimate; null without one. */
const toSuggestion = ({ computeUnits: units, peak: peakRate }: QuoteRequest): Suggestion | null => {
  if (units === undefined || peakRate === undefined) return null;
  const { rps, cuAmount } = getPackage({ units, peakRate });
  return { rps, cuAmount };
};

/** Lists the values of the first step for the second one's summary. */
function getPackageParts(values: EnterpriseValues, { messages, locale }: Props): string[] {
  const { quote, enterprise } = messages;
  const { rps, cuAmount, tokens, premiumSupport, advancedStatistics } = values;
  return [
    rps === CUSTOM_RATE
      ? `${enterprise.rps}: ${enterprise.custom}`
      : formatMessage(quote.perSecond, { count: rps }),
    formatMessage(quote.units, { count: formatLargeNumber(Number(cuAmount), locale) }),
    `${enterprise.tokens}: ${formatNumber(Number(tokens), locale)}`,
    ...(premiumSupport ? [enterprise.premium] : []),
    ...(advancedStatistics ? [enterprise.statistics] : []),
  ];
}

function Steps({ suggestion, ...props }: Props & StepsProps) {
  const { messages, locale, isOnboarding } = props;
  const { isComplete = false, ...given } = suggestion ?? {};
  const [step, setStep] = useState(isComplete ? 2 : 1);
  const [failure, setFailure] = useState<FormAnswer | null>(null);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);
  const { form, bind, check, isSending, formProps, summary } = useSiteForm<EnterpriseValues>({
    ...{ kind: 'enterprise', defaults: DEFAULTS, given, messages, locale },
    hasQuote: () => true,
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
      {step === 1 ? (
        <PackageStep
          {...{ form, bind, messages, locale, onNext: () => void goOn() }}
          strip={<QuoteStrip locale={locale} words={messages.quote} onEdit={closeOverlay} />}
        >
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
          <QuoteSummary
            parts={getPackageParts(form.getValues(), props)}
            title={messages.quote.title}
          >
            <button type="button" onClick={() => setStep(1)}>
              {messages.quote.edit}
            </button>
          </QuoteSummary>
          {summary ? <ErrorSummary {...summary} /> : null}
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
  const chosen = useOverlays((state) => state.suggestion);
  const { request } = useQuote();
  const suggestion = chosen ?? toSuggestion(request);
  // It may have been prepared before the click that suggests something.
  return <Steps key={JSON.stringify(suggestion)} {...props} suggestion={suggestion} />;
}
