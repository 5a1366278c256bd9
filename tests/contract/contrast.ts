/** Returns the WCAG 2 relative luminance of a colour such as `#0b7a4b` or `#fff`. */
function getLuminance(colour: string): number {
  const [, digits = ''] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour) ?? [];
  const width = digits.length / 3;
  const channels = [0, 1, 2].map((index) => {
    const part = digits.slice(index * width, (index + 1) * width);
    const value = parseInt(width === 1 ? part + part : part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [red = NaN, green = NaN, blue = NaN] = channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colours, from 1 to 21; NaN if either is not a plain colour. */
export function getContrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

export type Palette = Record<string, string>;

/** Returns the custom properties of every rule with exactly this selector, alone or among others. */
export function getPalettes(css: string, selector: string): Palette[] {
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  return rules
    .filter(([, name = '']) => name.split(',').some((one) => one.trim() === selector))
    .map(([, , body = '']) =>
      Object.fromEntries(
        [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value = '']) => [
          name,
          value.trim(),
        ]),
      ),
    );
}
