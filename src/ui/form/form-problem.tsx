/** The error of a form as a whole, shown above its fields. */
export function FormProblem({ text }: { text: string | null }) {
  if (text === null || text === '') return null
  return (
    <p
      role="alert"
      tabIndex={-1}
      data-form-problem
      className="rounded-control bg-danger-tint px-4 py-3 font-medium text-danger"
    >
      {text}
    </p>
  )
}
