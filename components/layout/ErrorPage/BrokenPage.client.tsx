'use client';

import { Fragment, useEffect, useState, type ComponentType } from 'react';
import { ERROR_MESSAGES } from '@/lib/i18n/error-messages';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { ErrorPageProps } from './ErrorPage.client';

type Props = Omit<ErrorPageProps, 'messages'> & { error: unknown; locale: Locale };

/**
 * Shows immediately that the page broke. Further help is loaded only then, because every page includes this component,
 * and may fail to load if missing scripts are the cause.
 */
export function BrokenPage({ error, ...props }: Props) {
  const [ErrorPage, setErrorPage] = useState<ComponentType<ErrorPageProps> | null>(null);
  const messages = ERROR_MESSAGES[props.locale];

  useEffect(() => {
    console.error(error);
    // An error boundary hides errors from the page's listener, which handles scripts that fail to load.
    window.dispatchEvent(new ErrorEvent('error', { error }));
    import('./ErrorPage.client').then(
      (part) => setErrorPage(() => part.ErrorPage),
      () => {},
    );
  }, [error]);

  if (ErrorPage) return <ErrorPage {...props} messages={messages} />;
  const Frame = props.isFrameless ? 'main' : Fragment;
  return (
    <Frame>
      <h1>{messages.title}</h1>
      <p data-error-page="">{messages.text}</p>
      <a href={`${LOCALES[props.locale].prefix}/`}>{messages.home}</a>
    </Frame>
  );
}
