import type { CustomTypeModelField } from '@prismicio/client';
import { isJsonObject } from '@/lib/json';
import { isCalendarDate, isTimestamp } from './instants';
import type { FieldContext, FieldModel } from './validate-context';

const isNumberWithin = (value: unknown, config: { min?: number; max?: number } = {}) =>
  Number.isFinite(value) &&
  Number(value) >= (config.min ?? -Infinity) &&
  Number(value) <= (config.max ?? Infinity);

const isColor = (value: unknown) => /^#[0-9a-f]{6}$/i.test(String(value));

function isGeoPoint(value: unknown): boolean {
  if (!isJsonObject(value)) return false;
  return (
    Object.keys(value).length === 0 ||
    (Number.isFinite(value.latitude) && Number.isFinite(value.longitude))
  );
}

function getExpectation(field: CustomTypeModelField, value: unknown): string | undefined {
  switch (field.type) {
    case 'Text':
      return typeof value === 'string' ? undefined : 'a text';
    case 'Number':
    case 'Range':
      return isNumberWithin(value, field.config) ? undefined : 'a number within its bounds';
    case 'Boolean':
      return typeof value === 'boolean' ? undefined : 'true or false';
    case 'Date':
      return isCalendarDate(value) ? undefined : 'a date such as 2026-01-31';
    case 'Timestamp':
      return isTimestamp(value) ? undefined : 'a time such as 2026-01-31T12:00:00+0000';
    case 'Color':
      return isColor(value) ? undefined : 'a colour such as #0a5cff';
    case 'GeoPoint':
      return isGeoPoint(value) ? undefined : 'a latitude and a longitude';
    case 'Select':
      return getSelectExpectation(field, value);
    default:
      return undefined;
  }
}

function getSelectExpectation(field: FieldModel<'Select'>, value: unknown): string | undefined {
  const options = field.config?.options ?? [];
  return options.some((option) => option === value) ? undefined : `one of ${options.join(', ')}`;
}

/** Validates a field with a single plain value; null is empty, except for a switch or a point. */
export function checkScalar(
  field: CustomTypeModelField,
  value: unknown,
  path: string,
  { report }: FieldContext,
) {
  if (value === null && field.type !== 'Boolean' && field.type !== 'GeoPoint') return;
  const expectation = getExpectation(field, value);
  if (expectation) report(path, `${field.type} must be ${expectation}`);
}
