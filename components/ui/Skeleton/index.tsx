import s from './index.module.scss';

/** Replaces `lines` of text while they load; screen readers announce `label`. */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div className={s.skeleton} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={s.line} />
      ))}
    </div>
  );
}
