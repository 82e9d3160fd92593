/**
 * What a page says to machines, as schema.org data. It is no script to a browser, so the page's policy needs no hash of
 * it; but it is read as a script's text until the first `</script>`, which must not be in it.
 */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
