const previewer = 'app.previewer';
const worksOnFiles = /^(?:claims\.handler|AC\.Assessor)$|.\.manager$/;

/**
 * Whether roles let somebody look at files by the preview alone: previewers who do not also work on files.
 *
 * They see personal data masked, so whatever shows it unmasked refuses them.
 */
export function isPreviewOnly(roles: readonly string[]): boolean {
  return roles.includes(previewer) && !roles.some((role) => worksOnFiles.test(role));
}
