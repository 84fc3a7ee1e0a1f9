-- Keyline in Neovim (0.7 or later): findings as diagnostics, K for the reason behind a view's place,
-- gd on an id for its object, code actions for edits that were tried.
-- Copy this file to ~/.config/nvim/plugin, or `:luafile` it.
vim.filetype.add({
  extension = { storyboard = "xml", xib = "xml", layout = "keyline" },
})

local function start(buffer)
  local name = vim.api.nvim_buf_get_name(buffer)
  if not name:match("%.storyboard$") and not name:match("%.xib$") and not name:match("%.layout$") then
    return
  end
  local marks = vim.fs and vim.fs.find({ ".keyline", ".git" }, { path = name, upward = true })
  local root = marks and marks[1] and vim.fn.fnamemodify(marks[1], ":h") or vim.fn.getcwd()
  local config = { name = "keyline", cmd = { vim.g.keyline or "keyline", "lsp" }, root_dir = root }
  if vim.lsp.start then
    vim.lsp.start(config, { bufnr = buffer })
  else
    -- Neovim 0.7: one server for all buffers.
    vim.g.keyline_client = vim.g.keyline_client or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(buffer, vim.g.keyline_client)
  end
  vim.keymap.set("n", "K", vim.lsp.buf.hover, { buffer = buffer })
  vim.keymap.set("n", "gd", vim.lsp.buf.definition, { buffer = buffer })
end

vim.api.nvim_create_autocmd({ "BufReadPost", "BufNewFile" }, {
  pattern = { "*.storyboard", "*.xib", "*.layout" },
  callback = function(event)
    start(event.buf)
  end,
})
