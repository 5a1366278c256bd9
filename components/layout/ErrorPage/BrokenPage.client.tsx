'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { ERROR_MESSAGES } from '@/lib/i18n/error-messages';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { ErrorPageProps } from './ErrorPage.client';

type Props = Omit<ErrorPageProps, 'messages'> & { error: unknown; locale: Locale };

/**
 * Says at once that the page broke. What helps further is fetched only then, since every page carries this part,
 * and does not come when what broke is that parts do not load.
 */
export function BrokenPage({ error, ...props }: Props) {
  const [ErrorPage, setErrorPage] = useState<ComponentType<ErrorPageProps> | null>(null);
  const messages = ERROR_MESSAGES[props.locale];

  useEffect(() => {
    console.error(error);
    // A boundary keeps errors from the page, where it is known what to do about parts that do not load.
    window.dispatchEvent(new ErrorEvent('error', { error }));
    import('./ErrorPage.client').then(
      (part) => setErrorPage(() => part.ErrorPage),
      () => {},
    );
  }, [error]);

  if (ErrorPage) return <ErrorPage {...props} messages={messages} />;
  return (
    <>
      <h1>{messages.title}</h1>
      <p data-error-page="">{messages.text}</p>
      <a href={`${LOCALES[props.locale].prefix}/`}>{messages.home}</a>
    </>
  );
}
