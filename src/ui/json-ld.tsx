/**
 * The schema.org data of a page. Browsers do not run it, so the page's policy needs no hash for it; but they parse it
 * as a script up to the first `</script>`, which it must not contain.
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
