import s from './index.module.scss';

export const MAIN_ID = 'main';

export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${MAIN_ID}`} className={`${s.skip} noPrint`}>
      {label}
    </a>
  );
}
