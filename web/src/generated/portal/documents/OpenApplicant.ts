/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { OpenApplicantMutation, OpenApplicantMutationVariables } from '../graphql';

export const OpenApplicantDocument: DocumentTypeDecoration<OpenApplicantMutation, OpenApplicantMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:4760786d8bb5cbc75827bffb794620a725e1107942706a254bb517d0b68eeca8' },
};
