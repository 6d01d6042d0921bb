-- Roles that an administrator makes, beside the built-in ones.
CREATE TABLE staff_roles (
  id text PRIMARY KEY DEFAULT random_id(),
  name text NOT NULL CHECK (name <> ''),
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Two that differ in capitals alone would be taken for each other.
CREATE UNIQUE INDEX staff_roles_by_name ON staff_roles (lower(name));

-- Servers of the version before read `role` alone: to them whoever has one of these is read-only.
ALTER TABLE users ADD COLUMN own_role_id text REFERENCES staff_roles;
ALTER TABLE users ADD CONSTRAINT users_have_one_role CHECK (own_role_id IS NULL OR role = 'read-only');
ALTER TABLE staff_invitations ADD COLUMN own_role_id text REFERENCES staff_roles;
ALTER TABLE staff_invitations ADD CONSTRAINT staff_invitations_have_one_role
  CHECK (own_role_id IS NULL OR role = 'read-only');

CREATE TRIGGER staff_roles_version BEFORE UPDATE ON staff_roles
  FOR EACH ROW EXECUTE FUNCTION count_version();
