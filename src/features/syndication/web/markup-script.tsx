/**
 * A document about the page for machines: data, which no policy of scripts concerns. `text` comes from `markupText`; null
 * renders nothing.
 */
export function MarkupScript({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a sign that could end the script.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
