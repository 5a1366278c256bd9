import { useRef, useState, type ClipboardEvent } from 'react';

/** True if pasting a text into a field would exceed its limit, where browsers silently cut it. */
function exceeds(field: HTMLTextAreaElement, text: string): boolean {
  const { maxLength, value, selectionStart, selectionEnd } = field;
  const rest = maxLength - (value.length - (selectionEnd - selectionStart));
  return maxLength >= 0 && text.replaceAll('\r\n', '\n').length > rest;
}

/** Tells whether the last input of a form was a paste that its text area cut. */
export function useCutPaste() {
  const [isCut, setCut] = useState(false);
  const isNext = useRef(false);
  return {
    isCut,
    onPaste({ target, clipboardData }: ClipboardEvent) {
      isNext.current =
        target instanceof HTMLTextAreaElement && exceeds(target, clipboardData.getData('text'));
    },
    onInput() {
      setCut(isNext.current);
      isNext.current = false;
    },
  };
}
