import type { ReactNode } from 'react';
import { SelectField, TextField } from '@/components/ui/Field';
import { RadioCards } from '@/components/ui/RadioCards';
import { classNames } from '@/components/ui/class-names';
import { LINE_MAX, MESSAGE_MIN } from '@/lib/forms/limits';
import { CONTACT_SUBJECTS, TOPICS_BY_SUBJECT, type ContactSubject } from '@/lib/forms/subjects';
import { formatMessage } from '@/lib/i18n/format-message';
import type { FormMessages } from '@/lib/i18n/form-messages';
import { getGap } from '@/lib/i18n/punctuation';
import type { Bind } from '../bound';
import { EmailField, NameField } from '../IdentityFields';
import { MessageField } from '../MessageField';
import f from '../forms.module.scss';
import s from './index.module.scss';

type ContactField = 'subject' | 'topic' | 'name' | 'email' | 'company' | 'message';

type Props = {
  bind: Bind<ContactField>;
  messages: FormMessages;
  initial: ContactSubject;
  messenger: string | null;
  chains: ReactNode;
  count?: number;
};

/** The fields of the contact form; styles show those of the selected subject. */
export function ContactFields(props: Props) {
  const { bind, messages, initial, messenger, chains, count } = props;
  return (
    <>
      <RadioCards
        {...bind('subject')}
        legend={messages.subjects.legend}
        initial={initial}
        options={CONTACT_SUBJECTS.map((value) => ({
          ...{ value, id: value },
          label: messages.subjects[value],
        }))}
      />
      {messenger ? (
        <p className={classNames(f.note, s.messenger)}>
          {messages.telegramSupport.text}
          {getGap(messages.telegramSupport.text)}
          <a href={messenger} rel="noreferrer" className={f.link}>
            {messages.telegramSupport.link}
          </a>
        </p>
      ) : null}
      <div className={f.pair}>
        <NameField {...bind('name')} messages={messages} />
        <EmailField {...bind('email')} messages={messages} />
      </div>
      <div className={s.topic}>
        <SelectField
          {...bind('topic')}
          label={messages.fields.topic}
          options={TOPICS_BY_SUBJECT.support.map((value) => ({
            value,
            label: messages.topics[value],
          }))}
        />
      </div>
      <div className={s.company}>
        <TextField
          {...bind('company')}
          label={formatMessage(messages.fields.optional, { label: messages.fields.company })}
          autoComplete="organization"
          maxLength={LINE_MAX}
        />
      </div>
      <div className={s.chains}>{chains}</div>
      <MessageField {...bind('message')} messages={messages} count={count} minChars={MESSAGE_MIN} />
    </>
  );
}
