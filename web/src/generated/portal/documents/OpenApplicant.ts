/* Generated from api/ and the documents of the application. */
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { OpenApplicantMutation, OpenApplicantMutationVariables } from '../graphql';

export const OpenApplicantDocument: DocumentTypeDecoration<OpenApplicantMutation, OpenApplicantMutationVariables> & { __meta__: { hash: string } } = {
  __meta__: { hash: 'sha256:04ece60acdab429a7ffda8cea3e0cef70b71786879b675ca04f6cfbaffb4b3cb' },
};
