/** Where an assignment opens (specification R12). */
export function addressOfAssignment(assignment: { claim_file_no: string; assignment_id: string }): string {
  return `/workflow/getById/${encodeURIComponent(assignment.claim_file_no)}/${assignment.assignment_id}`;
}
