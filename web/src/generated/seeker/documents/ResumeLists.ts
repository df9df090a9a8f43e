/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { ResumeListsQuery, ResumeListsQueryVariables } from '../graphql';

export const ResumeListsDocument: DocumentTypeDecoration<ResumeListsQuery, ResumeListsQueryVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:a086410611c767d1a75e4eaf7368295a0c496267b7a7d6baa0e596bc5d426e9d' },
};
