/**
 * A document about the page for machines: data, to which no policy for scripts applies. `text` comes from `markupText`;
 * null renders nothing.
 */
export function MarkupScript({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a character that could end the script.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  )
}
