import type { Messages } from '@/lib/i18n/messages';

type Props = { messages: Messages; className?: string };

/** Where the list is to be had as files. */
export function DataFiles({ messages: { directory }, className }: Props) {
  const files = [
    { href: '/nodes.json', name: 'JSON' },
    { href: '/nodes.csv', name: 'CSV' },
    { href: '/nodes.schema.json', name: directory.schema },
  ];
  return (
    <p className={className}>
      {directory.files}{' '}
      {files.map(({ href, name }) => (
        <a key={href} href={href}>
          {name}
        </a>
      ))}
    </p>
  );
}
