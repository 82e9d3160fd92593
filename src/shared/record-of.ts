/** A value for each of some keys, which must be all keys of the type. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
): Record<Key, Value> {
  const values = Object.fromEntries(keys.map((key) => [key, valueFor(key)]))
  if (!hasAll(keys, values)) throw new Error('A value is missing.')
  return values
}

function hasAll<Key extends string, Value>(
  keys: readonly Key[],
  values: Readonly<Record<string, Value>>,
): values is Record<Key, Value> {
  return keys.every((key) => Object.hasOwn(values, key))
}
