'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { ERROR_WORDS } from '@/lib/i18n/error-words';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import type { ErrorPageProps } from './ErrorPage.client';

type Props = Omit<ErrorPageProps, 'words'> & { error: unknown; locale: Locale };

/**
 * Says at once that the page broke. What helps further is fetched only then, since every page carries this part,
 * and does not come when what broke is that parts do not load.
 */
export function BrokenPage({ error, ...props }: Props) {
  const [ErrorPage, setErrorPage] = useState<ComponentType<ErrorPageProps> | null>(null);
  const words = ERROR_WORDS[props.locale];

  useEffect(() => {
    console.error(error);
    // A boundary keeps errors from the page, where it is known what to do about parts that do not load.
    window.dispatchEvent(new ErrorEvent('error', { error }));
    import('./ErrorPage.client').then(
      (part) => setErrorPage(() => part.ErrorPage),
      () => {},
    );
  }, [error]);

  if (ErrorPage) return <ErrorPage {...props} words={words} />;
  return (
    <>
      <h1>{words.title}</h1>
      <p data-error-page="">{words.text}</p>
      <a href={`${LOCALES[props.locale].prefix}/`}>{words.home}</a>
    </>
  );
}
