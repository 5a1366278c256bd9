import { Heading } from '@/components/ui/Heading';
import { Container } from '@/components/ui/Section';
import { SPECIMENS } from './specimens';
import { DialogSpecimen } from './DialogSpecimen.client';
import s from './Styleguide.module.scss';

const THEMES = ['light', 'dark'] as const;
const ROLES = [
  'paper',
  'surface',
  'sunken',
  'ink',
  'ink-muted',
  'hairline',
  'control',
  'accent',
  'signal',
  'info',
  'warn',
  'danger',
  'level-high',
  'level-middle',
  'level-low',
];

/** Each specimen in both themes, side by side. */
export function Styleguide() {
  return (
    <div className={s.themes}>
      {THEMES.map((theme) => (
        <div key={theme} data-theme={theme} className={s.theme}>
          <Container>
            <Heading level={1} size="h2">
              {theme}
            </Heading>
            <ul className={s.roles}>
              {ROLES.map((role) => (
                <li key={role}>
                  <span className={s.swatch} style={{ background: `var(--${role})` }} />
                  {role}
                </li>
              ))}
            </ul>
            {SPECIMENS.map(({ title, content }) => (
              <section key={title} className={s.specimen}>
                <Heading level={2} size="h3">
                  {title}
                </Heading>
                <div className={s.content}>{content(theme)}</div>
              </section>
            ))}
            <DialogSpecimen />
          </Container>
        </div>
      ))}
    </div>
  );
}
