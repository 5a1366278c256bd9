import { getNodeOptions } from '@/lib/display/node-options';
import { getFormMessages } from '@/lib/i18n/form-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { Messages } from '@/lib/i18n/messages';
import type { PictureMessages } from '@/lib/i18n/picture-messages';
import type { LiveNodes } from '@/lib/provider';
import { NodeBuilder } from './NodeBuilder.client';
import s from './index.module.scss';

type Props = { nodes: LiveNodes; locale: Locale; messages: Messages; pictures: PictureMessages };

/** The builder of a dedicated node, with the chains and regions that the site knows. */
export function Machine({ nodes, locale, messages, pictures }: Props) {
  const { quote, fields } = getFormMessages(locale);
  return (
    <figure className={s.builder} data-markdown="omit" id="node">
      <NodeBuilder
        chains={getNodeOptions(nodes.chains, locale)}
        regions={nodes.regions}
        locale={locale}
        words={pictures.machine}
        quote={quote}
        noResults={fields.noResults}
        invalid={messages.calculator.invalid}
      />
    </figure>
  );
}
