import { scanOn } from './find-urls';
import { readMention, readUrl, startCheck, type Check } from './findings';
import { findMentions } from './mentions';
import type { Finding, Ours } from './types';

export { startCheck } from './findings';

/** The approximate length of a URL, which converts a budget of characters to a number of URLs. */
const PER_ADDRESS = 100;

function readUrls(check: Check): void {
  const { found } = check.scan;
  for (; check.read < found.length; check.read++) {
    const url = found[check.read];
    if (url) readUrl(check, url);
  }
}

/** Continues with mentions of providers outside URLs; false once all are done and sorted. */
function readMentionsOn(check: Check, count: number): boolean {
  const mentions = (check.mentions ??= findMentions(check.scan));
  const end = Math.min(mentions.length, check.readMentions + count);
  for (; check.readMentions < end; check.readMentions++) {
    const mention = mentions[check.readMentions];
    if (mention) readMention(check, mention);
  }
  if (end < mentions.length) return true;
  check.findings.sort((a, b) => a.start - b.start);
  return false;
}

/** Continues for about `budget` characters; false once the text is done. */
export function checkOn(check: Check, budget = Infinity): boolean {
  const { scan } = check;
  if (scan.at < scan.text.length) {
    scanOn(scan, budget);
    readUrls(check);
    return true;
  }
  return readMentionsOn(check, budget / PER_ADDRESS);
}

/** Checks a whole text at once. */
export function checkText(text: string, ours: Ours): Finding[] {
  const check = startCheck(text, ours);
  while (checkOn(check));
  return check.findings;
}
