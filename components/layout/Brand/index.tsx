import s from './index.module.scss';

/** The mark: nodes and the links between them, in the shape of the initial. */
function BrandMark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 22 22" aria-hidden="true" className={s.mark}>
      <path d="M4 18V4l14 14V4" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <circle cx="4" cy="18" r="3" fill="currentColor" />
      <circle cx="4" cy="4" r="3" fill="currentColor" />
      <circle cx="18" cy="18" r="3" fill="currentColor" />
      <circle cx="18" cy="4" r="3" className={s.signal} />
    </svg>
  );
}

export function Brand({ name }: { name: string }) {
  return (
    <span className={s.brand}>
      <BrandMark />
      {name}
    </span>
  );
}
